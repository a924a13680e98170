/** In the address of a log-in: the language whose host somebody came from by the switch. The host's name is the settings', not the address's. */
export const cameFrom = "from";
