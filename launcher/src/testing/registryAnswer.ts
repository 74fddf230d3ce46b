import { toIndexApp, toRegistryApp } from '@wallet/kit/manifest';
import { manifest } from '../manifest.ts';

const versions = { version: '1.0.0', kit: '1.0.0' };
const titles: Record<string, { code: string; ko: string; en: string }> = {
  forest: { code: 'FTR10000', ko: '자연휴양림', en: 'Forest lodges' },
  noti: { code: 'FAL11000', ko: '알림', en: 'Notifications' },
  mber: { code: 'FMY10000', ko: '내 정보', en: 'My page' },
  rail: { code: 'FKS10000', ko: '기차 예매', en: 'Trains' },
  gmid: { code: 'FGM40000', ko: '디지털 신분증', en: 'Digital ID' },
  book: { code: 'FBK10000', ko: '도서관', en: 'Library card' },
  gpayment: { code: 'FGP51100', ko: '환율', en: 'Exchange rates' },
  exchange: { code: 'FEX00001', ko: '환전', en: 'Currency exchange' },
  fcpurs: { code: 'FFC10000', ko: '외화 지갑', en: 'FX wallet' },
  cpon: { code: 'FCP14100', ko: '쿠폰 쓰기', en: 'Use a coupon' },
  point: { code: 'FPO22100', ko: '포인트 충전', en: 'Top up points' },
  'gold-saving': { code: 'FGS11000', ko: '금 모으기', en: 'Gold saving' },
};

/** The index as the server would answer it, with the launcher and these domains released. */
export function registryAnswer({ domains = ['forest'] }: { domains?: string[] } = {}): Response {
  const others = domains.flatMap((domain) => {
    const known = titles[domain];
    if (!known) return [];
    const { code, ...title } = known;
    return [
      {
        id: domain,
        prefixes: [`/${domain}`],
        screens: [
          {
            code,
            path: `/${domain}/${code}`,
            title,
            flags: domain === 'noti' ? { forVisitor: true } : {},
          },
        ],
      },
    ];
  });
  return Response.json({ apps: [toIndexApp(toRegistryApp(manifest, versions), 'f00d'), ...others] });
}
