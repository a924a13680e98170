export const page = {
  title: "Blog",
  description: "Notes on networks, power, replication and restores by the teams that run them, with the arithmetic and the commands.",
  hero: {
    h1: "Notes from the people who run it.",
    lead: "How a bill, a route or a restore works, with the arithmetic, the commands and the mistakes we see most.",
  },
};
