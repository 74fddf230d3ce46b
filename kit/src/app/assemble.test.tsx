import { expect, it, onTestFinished, vi } from 'vitest';
import { assemble } from './assemble.ts';
import { smallApp } from './testing/smallApp.tsx';

it('fetches the screen at its address while it is still asked who the customer is', async () => {
  window.history.replaceState(null, '', '/small/SML20000');
  const app = smallApp({ SML10000: () => null, SML20000: () => null });
  const fetchScreen = vi.fn(async () => ({ SML20000: () => null }));
  const { boot, dispose } = assemble(
    { ...app, screens: { ...app.screens, SML20000: fetchScreen } },
    // Nobody says who the customer is.
    { fetch: () => new Promise(() => {}) },
  );
  onTestFinished(dispose);
  void boot();
  expect(fetchScreen).toHaveBeenCalledOnce();
});
