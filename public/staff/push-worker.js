// Shows what the desk pushes while no console is looked at. It keeps nothing, answers no request of any page, and its place is /staff/.
self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url));
});

async function show(data) {
  const told = read(data);
  if (!told) return;
  // Whoever has the console before them sees it there.
  const pages = await consoles();
  if (pages.some((page) => page.visibilityState === "visible" && page.focused)) return;
  await self.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    lang: told.lang,
    icon: "/icon-192.png",
    data: { url: told.url },
  });
}

async function open(url) {
  const address = typeof url === "string" && url.startsWith("/staff/") ? url : "/staff";
  const [page] = await consoles();
  // A page that this worker has not taken over yet cannot be led elsewhere.
  const led = await page?.navigate(address).catch(() => null);
  if (led) await led.focus();
  else await self.clients.openWindow(address);
}

function read(data) {
  try {
    const told = data?.json();
    return typeof told?.title === "string" ? told : null;
  } catch {
    return null;
  }
}

async function consoles() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.filter(({ url }) => new URL(url).pathname.startsWith("/staff"));
}
