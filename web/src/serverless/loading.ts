/** A bar over the page while Python is on its way: everything that needs no table can be used meanwhile. */
import { preferred } from "../shell/languages";
import "./loading.css";

const SAID = {
  en: { loading: "Loading the game…", failed: "The game couldn't be loaded. Reload the page, or try another browser.", stopped: "The game has stopped. Reload the page to continue; your matches are saved.", elsewhere: "You're playing in another tab. Reload this page to play here." },
  es: { loading: "Cargando el juego…", failed: "No se ha podido cargar el juego. Recarga la página o prueba con otro navegador.", stopped: "El juego se ha detenido. Recarga la página para continuar; tus partidas están guardadas.", elsewhere: "Estás jugando en otra pestaña. Recarga esta página para jugar aquí." },
  fr: { loading: "Chargement du jeu…", failed: "Le jeu n'a pas pu être chargé. Rechargez la page, ou essayez un autre navigateur.", stopped: "Le jeu s'est arrêté. Rechargez la page pour continuer ; vos parties sont sauvegardées.", elsewhere: "Vous jouez déjà dans un autre onglet. Rechargez cette page pour jouer ici." },
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
