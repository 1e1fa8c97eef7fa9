export type Thread = { post(message: object): void; stop(): void; hold(yes: boolean): void };
export type Start = (code: string, heard: (data: { id: number; reply: string }) => void,
  failed: (why: string) => void) => Thread;
