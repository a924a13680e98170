// Development: the same server with Vite in front. Services stay open while modules are re-evaluated.
import { createServer as createHttpServer } from "node:http";
import { createServer as createViteServer } from "vite";

const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { port: Number(process.env.PORT ?? 3000) + 20_000 } },
  appType: "custom",
});
const port = Number(process.env.PORT ?? 3000);
const entry = () => vite.ssrLoadModule("/server/dev/dev-handler.ts") as Promise<typeof import("./dev-handler.ts")>;

const server = createHttpServer((req, res) => {
  vite.middlewares(req, res, async () => {
    try {
      const { handleDev } = await entry();
      await handleDev(req, res);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      res.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end((error as Error).stack);
    }
  });
});
server.on("upgrade", async (req, socket, head) => {
  const { upgradeDev } = await entry();
  await upgradeDev(req, socket, head);
});
server.listen(port, process.env.HOST ?? "127.0.0.1", () => console.log(`dev server on http://127.0.0.1:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, async () => {
    await (await entry()).closeDev();
    process.exit(0);
  });
}
