/** A bar over the page while Python is on its way: everything that needs no table can be used meanwhile. */
import { preferred } from "../shell/languages";
import "./loading.css";

const SAID = {
  en: { loading: "The table is being set up.", failed: "This browser could not set up the table. Reload the page, or try another browser.", stopped: "The table in this page has stopped. Reload the page: your matches are kept.", elsewhere: "You play on in another tab. Reload this page to play here." },
  es: { loading: "Se está preparando la mesa.", failed: "Este navegador no ha podido preparar la mesa. Vuelve a cargar la página o prueba con otro navegador.", stopped: "La mesa de esta página se ha detenido. Vuelve a cargar la página: tus partidas están guardadas.", elsewhere: "Sigues jugando en otra pestaña. Vuelve a cargar esta página para jugar aquí." },
  fr: { loading: "La table se prépare.", failed: "Ce navigateur n'a pas pu préparer la table. Rechargez la page, ou essayez un autre navigateur.", stopped: "La table de cette page s'est arrêtée. Rechargez la page : vos parties sont gardées.", elsewhere: "Vous jouez dans un autre onglet. Rechargez cette page pour jouer ici." },
};

export interface Loading {
  reached: (share: number) => void;
  done: () => void;
  failed: (error: Error) => void;
  /** The table was there and is gone. */
  stopped: () => void;
  /** Another page has the table now. */
  elsewhere: () => void;
}

export function showLoading(): Loading {
  const said = SAID[preferred()];
  const bar = document.createElement("progress");
  bar.max = 1;
  bar.setAttribute("aria-label", said.loading);
  const place = document.createElement("div");
  place.role = "status";
  place.className = "loading";
  place.append(bar);
  document.body.append(place);
  const tell = (text: string) => {
    place.remove();
    const note = document.createElement("p");
    note.role = "alert";
    note.className = "loading";
    note.textContent = text;
    document.body.append(note);
  };
  return {
    reached: (share) => (bar.value = share),
    done: () => place.remove(),
    failed: (error) => {
      console.error(error);
      tell(said.failed);
    },
    stopped: () => tell(said.stopped),
    elsewhere: () => tell(said.elsewhere),
  };
}
