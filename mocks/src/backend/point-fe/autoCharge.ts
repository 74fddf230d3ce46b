import { formatMoney as money } from '@wallet/kit/format';
import { accountName, bankAccountsOf, ledgerOf } from '../ledger/index.ts';
import { notify } from '../noti/inbox.ts';
import { personas } from '../personas.ts';
import { AnswerError, type World } from '../room.ts';
import { seoulDate } from '../seoulTime.ts';
import { bookCharge } from './transactionsBook.ts';
import { HELD_AT_MOST, MONTHLY_AT_MOST, movedOn } from './transactionsLimits.ts';
import { knownWalletOf } from './walletState.ts';

/**
 * Charges what the member has set, out of the main account, where their points have fallen below their mark. Asked
 * wherever points leave a wallet; what cannot be charged is told, and tried again when points leave the next time.
 */
export function chargeIfShort(world: World, memberId: string): void {
  const wallet = knownWalletOf(world, memberId);
  if (!wallet?.autoCharge.isOn) return;
  const { belowPoints, chargePoints } = wallet.autoCharge;
  const ledger = ledgerOf(world);
  const points = ledger.balance(accountName.points(memberId), 'PNT');
  const main = wallet.linked.find(({ isMain }) => isMain);
  if (points >= belowPoints || !main) return;
  const persona = personas.find(({ person }) => person?.walletMberIdnfiNo === memberId);
  const account = persona && bankAccountsOf(persona).find(({ acNo }) => acNo === main.acNo);
  if (!account) return;
  const today = seoulDate(world.now());
  const left = Math.min(
    wallet.limits.once,
    wallet.limits.daily - movedOn(world, memberId, 'charge', today),
    MONTHLY_AT_MOST - movedOn(world, memberId, 'charge', today.slice(0, 6)),
    HELD_AT_MOST - points,
  );
  try {
    if (chargePoints > left) throw new AnswerError('UBPT0102', '충전 한도를 넘었어요.');
    const memo = { titl: '포인트 자동 충전', titlEng: 'Points charged automatically' };
    bookCharge(world, memberId, { account, amount: chargePoints, memo });
    notify(world, memberId, {
      title: { ko: '포인트를 자동 충전했어요', en: 'Points were charged automatically' },
      text: {
        ko: `포인트가 ${money(belowPoints)}P보다 적어져 ${money(chargePoints)}P를 대표 계좌에서 충전했어요.`,
        en: `You had fewer than ${money(belowPoints)}P, so ${money(chargePoints)}P were charged from your main account.`,
      },
      link: '/point/FPO41100',
    });
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    const why =
      error.code === 'UBPT0106'
        ? { ko: '계좌 잔액이 부족하여', en: 'There is not enough in your account' }
        : { ko: '충전 한도를 넘어', en: 'It would exceed your limits' };
    notify(world, memberId, {
      title: { ko: '자동 충전을 하지 못했어요', en: 'Points could not be charged automatically' },
      text: {
        ko: `${why.ko} ${money(chargePoints)}P를 충전하지 못했어요. 포인트 설정에서 확인해 주세요.`,
        en: `${why.en}, so ${money(chargePoints)}P were not charged. Please look at your point settings.`,
      },
      link: '/point/FPO92000',
    });
  }
}
