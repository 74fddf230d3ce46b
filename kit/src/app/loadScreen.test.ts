import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScreen } from './defineScreens.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FTR10000 = () => null;
const missing = { name: 'MissingModuleError', code: 'MODULE_NOT_FOUND' };

it('gives the component that bears the code of the screen', async () => {
  expect(await loadScreen({ FTR10000: async () => ({ FTR10000 }) }, 'FTR10000')).toBe(FTR10000);
  expect(vi.getTimerCount()).toBe(0);
});

it('(R391) (R396) a file that does not come within 120000 ms is missing', async () => {
  const loading = loadScreen({ FTR10000: () => new Promise(() => {}) }, 'FTR10000');
  const told = vi.fn();
  loading.catch(told);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls[0]?.[0]).toMatchObject(missing);
});

it('(R392) a file that is not there has the code MODULE_NOT_FOUND, and says what was behind it', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const loading = loadScreen({ FTR10000: () => Promise.reject(cause) }, 'FTR10000');
  await expect(loading).rejects.toMatchObject({ ...missing, cause });
});

it('a module without the component is a mistake of its app, no missing file', async () => {
  await expect(loadScreen({ FTR10000: async () => ({}) }, 'FTR10000')).rejects.toThrow('does not export');
});
