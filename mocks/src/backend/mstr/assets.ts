import { memberIn } from '../canp/members.ts';
import { usableCoupons } from '../cpon/coupons.ts';
import { accountName, ledgerOf, minorUnits } from '../ledger/index.ts';
import { shownTokens } from '../nft/tokens.ts';
import type { WirePerson, World } from '../room.ts';

/** An asset on home (1-shell s3); the amount in whole points, pieces or grams. */
interface WireAsset {
  className: string;
  assetName: string;
  assetNum: number;
  assetUnit: 'P' | 'count' | 'G' | 'NFC';
  isValueVisible: 'Y' | 'N';
  routeName: string;
  domainName: string;
  /** Stands in the place of an amount. */
  displayText: string;
}

/** What a member has, read from the same state as the domains that it belongs to; currencies in major units. */
export function assetsOf(
  world: World,
  { walletMberIdnfiNo: memberId }: WirePerson,
  {
    isUnderFourteen,
    hasPointWallet,
    hasGoldAccount,
  }: { isUnderFourteen: boolean; hasPointWallet: boolean; hasGoldAccount: boolean },
) {
  const ledger = ledgerOf(world);
  const has = (account: string, currency: keyof typeof minorUnits) =>
    ledger.balance(account, currency) / minorUnits[currency];

  const points = has(accountName.points(memberId), 'PNT');
  const point = hasPointWallet
    ? asset('point', '포인트', points, 'P', 'FPO10000')
    : invitation('point', '포인트', 'P', 'FPO10000', '포인트 지갑 만들기');
  const coupon = asset('coupon', '쿠폰', usableCoupons(world, memberId).length, 'count', 'FCP14100', 'cpon');
  if (isUnderFourteen) return { assetList: [point, coupon], foreignWalletList: [] };

  const tokens = shownTokens(world, memberId).length;
  return {
    assetList: [
      point,
      coupon,
      asset(
        'donation',
        '고향사랑기부 포인트',
        has(accountName.donation(memberId), 'DNP'),
        'P',
        'FHL31000',
        'dnt',
      ),
      hasGoldAccount
        ? asset('gold', '금 모으기', has(accountName.gold(memberId), 'XAU'), 'G', 'FGS11000', 'gold-saving')
        : invitation('gold', '금 모으기', 'G', 'FGS11000', '0.01g부터 모으기', 'gold-saving'),
      memberIn(world, memberId).state === 'JOIN'
        ? asset(
            'canp',
            '탄소중립포인트',
            ledger.balance(accountName.carbon(memberId), 'CNP'),
            'P',
            'FCA10000',
          )
        : invitation('canp', '탄소중립포인트', 'P', 'FCA10000', '참여하고 받기'),
      tokens > 0
        ? asset('nft', 'NFT 지갑', tokens, 'NFC', 'FNF10000')
        : invitation('nft', 'NFT 지갑', 'NFC', 'FNF10000', '기념 토큰 받기'),
    ],
    foreignWalletList: (['EUR', 'USD', 'JPY', 'CNY'] as const).map((crncyCd) => ({
      crncyCd,
      amt: has(accountName.foreignWallet(memberId), crncyCd),
    })),
  };
}

function asset(
  className: string,
  assetName: string,
  assetNum: number,
  assetUnit: WireAsset['assetUnit'],
  routeName: string,
  domainName: string = className,
): WireAsset {
  return {
    className,
    assetName,
    assetNum,
    assetUnit,
    isValueVisible: 'Y',
    routeName,
    domainName,
    displayText: '',
  };
}

/** In the place of an amount: how one begins to have one. */
function invitation(
  className: string,
  assetName: string,
  assetUnit: WireAsset['assetUnit'],
  routeName: string,
  displayText: string,
  domainName: string = className,
): WireAsset {
  return {
    ...asset(className, assetName, 0, assetUnit, routeName, domainName),
    isValueVisible: 'N',
    displayText,
  };
}
