export type Colleague = { id: string; name: string };
