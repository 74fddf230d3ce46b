import { describe, expect, it } from 'vitest';
import { describeOrder, runOrder } from './describeOrder.ts';
import { shopOrder, shopTrial } from './shop/smallShop.ts';

describeOrder(shopOrder(), shopTrial);

describe('the suite of orders finds', () => {
  async function fails(spoilt: Parameters<typeof shopOrder>[0]): Promise<string> {
    for (let seed = 1; seed <= 60; seed += 1) {
      try {
        await runOrder(shopOrder(spoilt), shopTrial, seed);
      } catch (error) {
        return String(error);
      }
    }
    return 'nothing';
  }
  const { send, inquire } = shopOrder();

  it('an order that is sent without its key', async () => {
    const withoutKey = shopOrder({
      send: (sending, settings) => send({ ...sending, key: crypto.randomUUID() }, settings),
    });
    expect(await fails(withoutKey)).toMatch(/the books say|that was told stays/);
  });

  it('an inquiry that takes no answer for a no', async () => {
    expect(
      await fails({
        inquire: (key, settings, kind) => inquire(key, settings, kind).catch(() => ({ kind: 'closed' })),
      }),
    ).toMatch(/an order has one end|an end that was told stays|the books say/);
  });

  it('an end that the service is never told', async () => {
    expect(await fails({ tell: async () => undefined })).toContain('always something more to tell');
  });
});
