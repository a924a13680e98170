export const page = {
  title: "Blog",
  description: "Technical articles on networks, power, replication and restores by our engineers, with calculations and commands.",
  hero: {
    h1: "Technical articles",
    lead: "How billing, routing, replication and restores work, with calculations, commands and common mistakes.",
  },
};
