/**
 * For tests that run without a page, where requests carry real cookies: the shared setup tidies a
 * page up after each test, and finds this instead. Import it first, under `@vitest-environment node`.
 */
const storage = { clear() {} };
Object.assign(globalThis, { document: { body: {} }, localStorage: storage, sessionStorage: storage });

export {};
