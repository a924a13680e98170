export const page = {
  title: "Service status",
  description:
    "The state of every service and data centre now, incidents and planned maintenance with their updates, and the last 90 days day by day.",
  hero: {
    h1: "Service status",
    lead: "This status page is written by the people on duty. Every component is shown with its last 90 days.",
  },
  now: {
    ok: "All services normal",
    maintenance: "Maintenance in progress",
    minor: "Some services are slow or degraded",
    major: "Some services are not available",
    critical: "An outage is being worked on",
    at: "As of {time}",
  },
  ongoing: { heading: "Now", none: "No incident and no maintenance is in progress." },
  planned: { heading: "Planned maintenance", none: "No maintenance is planned." },
  map: {
    heading: "By city",
    description: "Map of the cities with data centres. {cities}.",
  },
  components: {
    heading: "Services over 90 days",
    intro:
      "Each line is 90 days; the last is today (KST). A day shows its most severe status; minutes count incidents, not planned maintenance.",
    quiet: "No incident in {days} days.",
    counted: "{minutes} min on {days}",
    day: "1 day",
    dayCount: "{count} days",
    planned: "maintenance on {days}",
    since: "Recorded since {date}; days before that are left blank.",
    places: "By data centre",
    key: "Key",
  },
  history: { heading: "History", none: "Nothing has been reported in the last 90 days.", intro: "What ended in the last 90 days." },
  incident: {
    affected: "Affected",
    updates: "Updates",
    began: "Began",
    ended: "Ended",
    planned: "Planned",
    lasted: "Duration",
    none: "No update has been written yet.",
    all: "All services and history",
    description: "{kind}: {title}. State, affected services and every update.",
  },
};
