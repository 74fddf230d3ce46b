import { expect, it, vi } from 'vitest';
import { cacheMembership } from './cacheMembership.ts';

function server() {
  return {
    pointWallet: vi.fn(async () => ({ exists: true, mainAccount: true })),
    gpaymentUser: vi.fn(async () => true as boolean | undefined),
  };
}

it('(R540) asks once, also when two screens ask at the same moment (E55)', async () => {
  const lookups = server();
  const membership = cacheMembership(lookups, () => 'W1');
  await Promise.all([membership.pointWallet(), membership.pointWallet()]);
  await membership.pointWallet();
  await membership.gpaymentUser();
  await membership.gpaymentUser();
  expect(lookups.pointWallet).toHaveBeenCalledTimes(1);
  expect(lookups.gpaymentUser).toHaveBeenCalledTimes(1);
});

it('(R540) asks again after a renewal (E55)', async () => {
  const lookups = server();
  const membership = cacheMembership(lookups, () => 'W1');
  await membership.pointWallet();
  membership.renew();
  await membership.pointWallet();
  expect(lookups.pointWallet).toHaveBeenCalledTimes(2);
});

it('asks again when something was missing or the call failed', async () => {
  const lookups = server();
  lookups.pointWallet.mockResolvedValueOnce({ exists: true, mainAccount: false });
  lookups.gpaymentUser.mockRejectedValueOnce(new Error('the server is away'));
  const membership = cacheMembership(lookups, () => 'W1');
  expect(await membership.pointWallet()).toEqual({ exists: true, mainAccount: false });
  expect(await membership.pointWallet()).toEqual({ exists: true, mainAccount: true });
  await expect(membership.gpaymentUser()).rejects.toThrow('away');
  expect(await membership.gpaymentUser()).toBe(true);
});

it("never answers one member with another's wallet", async () => {
  let memberId = 'W1';
  const lookups = server();
  const membership = cacheMembership(lookups, () => memberId);
  await membership.pointWallet();
  memberId = 'W2';
  await membership.pointWallet();
  expect(lookups.pointWallet).toHaveBeenCalledTimes(2);
});
