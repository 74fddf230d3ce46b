/** A field and its start; several are choices. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

export interface DevCall {
  /** a name in braces is filled from the field of that name */
  path: string;
  method?: 'GET';
  fields?: Fields;
}

const cas = '/gmid/cas';
const faces = ['face', ...Array.from({ length: 9 }, (_, place) => String(20_003 + place))];
const selfie = {
  traceId: 'T-1',
  reqPageNo: 'FGM16000',
  idcdDstcd: ['10', '20', '30'],
  idcdFaceFileBina64: 'photo',
};
const pins = { encPassword: '804162', encPasswordCheck: '804162' };
const issue = { path: `${cas}/vc/issue`, fields: { traceId: 'T-1', ...pins, bioYn: ['Y', 'N'] } };
const select: DevCall = { path: '/gmid/mber/select' };
const requested = { reqId: 'GMIDV.branch', atrbList: 'NAME, OV19' };

/** What each developers' page can send, by its code. */
export const pages = {
  casTestCall: [{ path: '{path}', fields: { path: `${cas}/identity/state`, data: '{}' } }],
  cagw: [
    { path: `${cas}/token` },
    { path: `${cas}/token/renew` },
    {
      path: `${cas}/token/control`,
      fields: { reply: ['ok', 'expired', 'audience', 'silence'], spoilYn: ['N', 'Y'] },
    },
    select,
  ],
  QRCPM001: [
    { path: `${cas}/cpm/make`, fields: { atrbList: 'NAME, OV19', expSS: '30' } },
    { path: `${cas}/cpm/state`, fields: { cpmCode: 'GMIDC.' } },
  ],
  QRCPM002: [{ path: `${cas}/cpm/read`, fields: { cpmCode: 'GMIDC.', vrfrNm: '한빛서점' } }],
  SpOacxTest: [
    { path: `${cas}/oacx/ask`, fields: { provider: 'carrier' } },
    { path: `${cas}/oacx/answer`, fields: { sttus: ['DONE', 'RFSD'] } },
    { path: `${cas}/oacx/state` },
  ],
  FGM01000: [select, { path: '/gmid/mber/find', fields: { ci: '', walletMberIdnfiNo: '' } }],
  FGM02000: [{ path: '/gmid/mber/join' }],
  FGM03000: [{ path: '/gmid/mber/update', fields: { chngDstcd: ['PHON', 'NAME', 'PHOT'] } }],
  FGM04000: [
    { path: `${cas}/terms/{termClsfi}`, method: 'GET', fields: { termClsfi: ['10', '20'] } },
    { path: `${cas}/terms/agree`, fields: { termClsfi: ['10', '20'], stpulIdList: 'GM-01, GM-02, GM-03' } },
  ],
  FGM10000: [
    { path: `${cas}/identity/start` },
    { path: `${cas}/identity/state` },
    { path: `${cas}/identity/end`, fields: { vldtnNo: 'MV0' } },
  ],
  FGM12000: [
    { path: `${cas}/identity/phone` },
    { path: '/mobile-validation/extend', fields: { vldtnNo: 'MV0' } },
    { path: '/mobile-validation/check', fields: { vldtnNo: 'MV0', crtfcNo: '135790' } },
  ],
  FGM13000: [
    {
      path: `${cas}/realname`,
      fields: { idcdDstcd: ['10', '20', '30'], custName: '', brdt: '19920908', isuYmd: '20200301' },
    },
    { path: `${cas}/identity/state` },
  ],
  FGM16000: [{ path: `${cas}/selfie`, fields: { ...selfie, image: 'face' } }],
  FGM16100: [{ path: `${cas}/selfie`, fields: { ...selfie, reqPageNo: 'FGM16100', image: faces } }],
  FGM18000: [issue],
  FGM18001: [{ path: `${cas}/identity/start` }, issue],
  FGM18100: [{ path: `${cas}/vc/issue/state`, fields: { txId: '' } }],
  FGM40610: [
    {
      path: `${cas}/vc/status`,
      fields: {
        sttusRsnCd: [
          ...['200', '202', '203', '204', '205', '206', '207', '208', '209', '299'],
          ...['901', '903', '904', '999'],
        ],
      },
    },
  ],
  FGM43100: [
    {
      path: `${cas}/vp/compose`,
      fields: { vrfrNm: '한빛서점', purpose: '나이 확인', mandanList: 'OV19', optnList: '' },
    },
    { path: `${cas}/vp/request`, fields: { reqText: 'GMIDV.branch' } },
  ],
  FGM43200: [
    { path: `${cas}/vp/present`, fields: requested },
    { path: `${cas}/vp/verify`, fields: { presentation: 'x.y' } },
  ],
  FGM44000: [{ path: `${cas}/vp/history` }],
  FGM45100: [
    { path: `${cas}/device/list` },
    { path: `${cas}/device/register`, fields: { dvcNm: 'Galaxy S27', moveYn: ['N', 'Y'] } },
    { path: `${cas}/device/end` },
  ],
  FGM61001: [{ path: `${cas}/cert/issue` }, { path: `${cas}/cert/sign`, fields: { ogtxt: '서명할 글' } }],
  FGM62000: [{ path: `${cas}/cert/validity` }, { path: `${cas}/cert/renew` }, { path: `${cas}/cert/revoke` }],
  FGM64000: [{ path: '/mip/representative', fields: { cardId: ['', 'gmid', 'moid'] } }],
  FGM65000: [{ path: `${cas}/los/receipt`, fields: { loanNo: 'L-2026-1' } }],
  FGM70000: [{ path: `${cas}/vc/list` }],
  FGM76100: [{ path: `${cas}/cleanup` }],
} as const satisfies Readonly<Record<string, readonly DevCall[]>>;

export type DevCode = keyof typeof pages;
export type Values = Readonly<Record<string, string>>;

/** What a call starts with: fields that an earlier answer has named are filled with what it said. */
export const valuesOf = ({ fields = {} }: DevCall, known: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, start]) => [
      name,
      typeof start === 'string' ? (known[name] ?? start) : (start[0] ?? ''),
    ]),
  );

/** What an answer names that another call may need. */
export function namedIn(payload: unknown): Values {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );
}

/** Address and data of a call; the names in its path are not sent again. */
export function toSend({ path, method = 'POST' }: { path: string; method?: 'GET' | 'POST' }, values: Values) {
  const { path: free, data: json, ...rest } = values;
  const named = Object.entries(rest).filter(([name]) => path.includes(`{${name}}`));
  const sent = Object.entries(rest)
    .filter(([name]) => !path.includes(`{${name}}`))
    .map(([name, text]) => [name, name === 'stpulIdList' ? text.split(/[\s,]+/) : text]);
  const address = free ?? named.reduce((text, [name, value]) => text.replace(`{${name}}`, value), path);
  return {
    method,
    path: address,
    data: json === undefined ? Object.fromEntries(sent) : JSON.parse(json),
  } as const;
}
