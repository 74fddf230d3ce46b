import { charge, moveToSeller } from '../gateway/charge.ts';
import type { Payable } from '../gateway/payable.ts';
import type { World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { allGivers, giverOf, keepPaid, tell, yearOf } from './givers.ts';
import { townOf } from './towns.ts';

/** The unpaid donation that an open page of the payment company stands for, also one whose number has ended. */
export function donationToPay(world: World, token: string): Payable | undefined {
  const payer = allGivers(world).find(({ donations }) =>
    donations.some(({ payToken }) => payToken === token),
  );
  if (!payer) return undefined;
  const giver = giverOf(world, payer.memberId);
  const donation = giver.donations.find(({ payToken }) => payToken === token);
  if (!donation) return undefined;
  return {
    product: townOf(donation.locgovCd)?.locgovNm.ko ?? donation.epayno,
    amount: donation.cntrAmt,
    settle(act) {
      donation.payToken = null;
      const sold = { memberId: giver.memberId, intentId: donation.epayno };
      const result = charge(world, act, 'dnt', sold, donation.cntrAmt);
      const { left } = yearOf(giver, seoulDate(world.now()).slice(0, 4));
      if (result === 'paid' && donation.state === 'NMBR' && donation.cntrAmt <= left) {
        keepPaid(world, giver, donation);
      } else if (result === 'paid') {
        // Its number has ended meanwhile, or another WebView used up the year: the money goes back.
        moveToSeller(world, 'dnt', sold, -donation.cntrAmt);
        donation.state = 'BACK';
        tell(world, giver, donation, { ko: '결제한 금액을 돌려드렸어요', en: 'Your payment was returned' });
      }
      return `/dnt/FHL40000?${new URLSearchParams({ donationId: donation.epayno, result })}`;
    },
  };
}
