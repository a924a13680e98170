// Files of tests share their worker: a window or a navigator that one of them has put in place would be that of the next.
import { afterEach, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());
