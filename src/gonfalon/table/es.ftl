# What a table says when something cannot be done, in Spanish.

trouble-malformed = No se entiende esta petición: { $why }
trouble-ticket-missing = Aquí hace falta un pase: va en el enlace que te dieron.
trouble-ticket-forged = Este pase no es nuestro. Quizá se cortó el enlace: pídelo otra vez.
trouble-ticket-expired = Este pase ha caducado. Pide un enlace nuevo.
trouble-ticket-foreign = Este pase es para otra partida.
trouble-not-for-watchers = Estás de espectador. Esto solo pueden hacerlo los jugadores.
trouble-only-for-hosts = Solo el anfitrión de esta mesa puede empezar una partida.
trouble-no-such-match = En esta mesa no existe esa partida.
trouble-no-such-page = Aquí no hay nada.
trouble-wrong-method = Eso no se puede hacer aquí.
trouble-stale = Ha pasado algo entretanto: mira otra vez y decide de nuevo.
trouble-seat-taken = Este puesto ya está ocupado.
trouble-not-begun = La partida no ha empezado: todavía falta alguien.
trouble-not-over = La partida continúa, así que nadie puede mirarla todavía con otros ojos.
trouble-busy = En esta partida pasan demasiadas cosas a la vez. Inténtalo otra vez.
trouble-too-long = Esto es demasiado largo.
trouble-unknown-game = En esta mesa no hay ningún juego llamado «{ $name }». Hay: { $offered }.
trouble-unknown-seat = No hay ningún puesto llamado «{ $seat }». Hay: { $offered }.
trouble-unknown-bot = No hay ningún bot llamado «{ $name }» para «{ $seat }». Hay: { $offered }.
trouble-no-holiday = No te quedan tantas vacaciones.
trouble-no-plans = Solo se puede planear en los juegos en que nada está oculto.
trouble-too-many-answers = No puedes dejar más de { $most } respuestas de antemano.
trouble-too-much-chat = Se ha hablado tanto en esta partida que ya no cabe nada más.
trouble-broken = Algo se ha estropeado en esta mesa. No se ha perdido nada; el dueño lo encontrará en el registro.
trouble-rules-not-here = Las reglas o las cartas de esta partida no están instaladas aquí, así que no se puede abrir. Queda guardada; no se pierde nada.
trouble-store-down = La mesa no puede anotar nada en este momento. Inténtalo dentro de poco; no se pierde nada.

goodbye-closing = Esta mesa se cierra un momento. Vuelve dentro de poco; no se pierde nada.
goodbye-only-told = Por esta línea no se habla; solo se escucha.
