import { describe, expect, it } from 'vitest';
import { runGuards } from './runGuards.ts';
import { agreedTo, contextOf, developer, lookupsThatSayYes, type Situation } from './testing/guardContext.ts';
import { allow, type BlockDialog, type BlockPopup, block, redirect, type Verdict } from './Verdict.ts';

type Row = [name: string, situation: Situation, verdict: Verdict];

const popup = (name: BlockPopup['popup']) => block({ popup: name });
const dialog = (name: BlockDialog['dialog'], to: Omit<BlockDialog, 'dialog'> = {}) =>
  block({ dialog: name, ...to });
const fails = async (): Promise<never> => {
  throw new Error('the server is away');
};
const screenOf = (code: string, area = 'gmid') => ({ code, path: `/${area}/${code}` });
const eventWindow = {
  from: '2023-11-14T00:00:00+09:00',
  until: '2023-12-14T00:00:00+09:00',
  otherwise: '/main/FMA10000',
};
const eventAt = (now: string, more: Situation = {}): Situation => ({
  screen: { ...screenOf('EPO10000', 'event'), window: eventWindow },
  now: new Date(now),
  ...more,
});
const visitor: Situation = { person: null, loginCode: '' };
const browser: Situation = { isNative: false };

const tables: Record<string, Row[]> = {
  'E02 redirects of the route': [
    ['(R095) a page flagged forIndex leads to /', { flags: ['forIndex'] }, redirect('/')],
    [
      '(R095) a page flagged forIndex leads everybody to /',
      { flags: ['forIndex', 'forDeveloper'], person: developer },
      redirect('/'),
    ],
    ['(R095) but / itself does not lead to /', { flags: ['forIndex'], screen: { path: '/' } }, allow],
    [
      '(R782) FLA90000 leads home',
      { screen: { ...screenOf('FLA90000', 'lab'), redirect: '/main/FMA10000' } },
      redirect('/main/FMA10000'),
    ],
    [
      '(R782) FLA90000 leads home, visitors too (A35)',
      { ...visitor, screen: { ...screenOf('FLA90000', 'lab'), redirect: '/main/FMA10000' } },
      redirect('/main/FMA10000'),
    ],
    ['(R425) the event opens at its first instant (E40)', eventAt('2023-11-14T00:00:00.000+09:00'), allow],
    ['(R427) before it leads home', eventAt('2023-11-13T23:59:59.999+09:00'), redirect('/main/FMA10000')],
    ['(R426) it is open until its last instant', eventAt('2023-12-13T23:59:59.999+09:00'), allow],
    [
      '(R426) (R427) its end is outside, visitors go home too (A34)',
      eventAt('2023-12-14T00:00:00.000+09:00', visitor),
      redirect('/main/FMA10000'),
    ],
    [
      '(R425) a visitor inside the window meets the login guide (A34)',
      eventAt('2023-11-20T00:00:00+09:00', visitor),
      dialog('loginGuide'),
    ],
  ],

  'E03 the native helper': [
    ['(R167) is missing: start at /', { hasHostHelper: false }, redirect('/')],
    ['(R167) is missing on / : stay (A02)', { hasHostHelper: false, screen: { path: '/' } }, allow],
  ],

  'E04 digital ID outside the app': [
    ['(R172) FGM40000 leads to /', { ...browser, screen: screenOf('FGM40000') }, redirect('/')],
    ['(R173) FGM50000 leads to /', { ...browser, screen: screenOf('FGM50000') }, redirect('/')],
    ['(R174) FGM51000 leads to /', { ...browser, screen: screenOf('FGM51000') }, redirect('/')],
    [
      '(R694) visitors get no popup and no guide',
      { ...browser, ...visitor, flags: ['nativeOnly'], screen: screenOf('FGM40000') },
      redirect('/'),
    ],
    [
      '(R172) another address of it is no way around',
      { ...browser, screen: { code: 'FGM40000alias', path: '/id/FGM40000', aliasOf: 'FGM40000' } },
      redirect('/'),
    ],
    ['(R694) inside the app it opens', { screen: screenOf('FGM40000') }, allow],
    ['(A03) FGM71000 opens for a member in a browser', { ...browser, screen: screenOf('FGM71000') }, allow],
  ],

  'E05 developer screens': [
    ['(R543, R860) open for a developer', { flags: ['forDeveloper'], person: developer }, allow],
    ['(A12) are not there for a member', { flags: ['forDeveloper'] }, redirect('/')],
    ['(A12) are not there for a visitor', { ...visitor, flags: ['forDeveloper'] }, redirect('/')],
    [
      '(A12) are not there in a build without them',
      { flags: ['forDeveloper'], person: developer, config: { developerScreens: false } },
      redirect('/'),
    ],
    [
      '(A12) a query makes no developer',
      { flags: ['forDeveloper'], query: 'isDeveloper=true&developer=Y' },
      redirect('/'),
    ],
  ],

  'E06 native only': [
    ['(R171, R861) in a browser: guidance', { ...browser, flags: ['nativeOnly'] }, popup('nativeGuidance')],
    [
      '(R538) a visitor in a browser: guidance before the login guide',
      { ...browser, ...visitor, flags: ['nativeOnly'], area: 'fpayment' },
      popup('nativeGuidance'),
    ],
    [
      '(R544) (R564) in the foreign area: guidance',
      { ...browser, flags: ['nativeOnly'], area: 'gpayment' },
      popup('nativeGuidance'),
    ],
    ['(R784) a service screen: guidance', { ...browser, flags: ['nativeOnly'] }, popup('nativeGuidance')],
    ['(R171) inside the app it opens', { flags: ['nativeOnly'] }, allow],
  ],

  'E07 login': [
    ['(R162) a member opens it', {}, allow],
    ['(R162) a visitor opens a visitor screen', { ...visitor, flags: ['forVisitor'] }, allow],
    ['(R163) a visitor gets the login guide', visitor, dialog('loginGuide')],
    ['(R163) in a browser too', { ...visitor, ...browser }, dialog('loginGuide')],
    [
      '(R771) FCA10000 leads a visitor to FCA50000, no dialog (A29)',
      { ...visitor, screen: screenOf('FCA10000', 'canp') },
      redirect('/canp/FCA50000'),
    ],
    [
      '(R771) FCA20000 leads a visitor to FCA50000, no dialog (A29)',
      { ...visitor, screen: screenOf('FCA20000', 'canp') },
      redirect('/canp/FCA50000'),
    ],
    [
      '(A29) FCA50000 stays for a visitor',
      { ...visitor, flags: ['forVisitor'], screen: screenOf('FCA50000', 'canp') },
      allow,
    ],
  ],

  'E08 certificate': [
    ...['02K1', '02K2', '02K3', '02K4', '25K5'].flatMap((loginCode): Row[] => [
      [`(R176) (R314) ${loginCode} is accepted`, { flags: ['nativeOnly'], loginCode }, allow],
      [
        `(R553) ${loginCode} is accepted for point`,
        { flags: ['nativeOnly'], loginCode, area: 'point' },
        allow,
      ],
      [
        `(R554) ${loginCode} is accepted for franchise`,
        { flags: ['nativeOnly'], loginCode, area: 'fpayment' },
        allow,
      ],
      [
        `(A23) ${loginCode} is accepted for foreign payment`,
        { flags: ['nativeOnly'], loginCode, area: 'gpayment' },
        allow,
      ],
    ]),
    ...['02K5', '25K1', '09K1', '02Y2', '09E1', '27K6', '02', 'K1', ''].flatMap((loginCode): Row[] => [
      [
        `(R180) ${loginCode || 'no code'} needs a certificate (E20, E22, E24)`,
        { flags: ['nativeOnly'], loginCode },
        popup('certificateNeeded'),
      ],
      [
        `(R539) ${loginCode || 'no code'} shows the available certificates for franchise`,
        { flags: ['nativeOnly'], loginCode, area: 'fpayment' },
        popup('availableCert'),
      ],
      [
        `(A23) ${loginCode || 'no code'} needs a certificate for foreign payment`,
        { flags: ['nativeOnly'], loginCode, area: 'gpayment' },
        popup('certificateNeeded'),
      ],
    ]),
    ...['0200', '0209', '0213'].flatMap((loginCode): Row[] => [
      [
        `(R177) ${loginCode} is accepted for point (E21)`,
        { flags: ['nativeOnly'], loginCode, area: 'point' },
        allow,
      ],
      [
        `(R179) ${loginCode} is a certificate login`,
        { flags: ['loginCertAuth'], loginCode, area: 'point' },
        allow,
      ],
      [
        `(R180, R785, R862) ${loginCode} is not accepted elsewhere (E21)`,
        { flags: ['nativeOnly'], loginCode },
        popup('certificateNeeded'),
      ],
      [
        `(A22) ${loginCode} on a certificate screen elsewhere is not accepted either`,
        { flags: ['loginCertAuth'], loginCode },
        popup('certificateNeeded'),
      ],
      [
        `(A23) ${loginCode} is not accepted for foreign payment`,
        { flags: ['nativeOnly'], loginCode, area: 'gpayment' },
        popup('certificateNeeded'),
      ],
    ]),
    [
      '(R554) 0200 is accepted for franchise',
      { flags: ['nativeOnly'], loginCode: '0200', area: 'fpayment' },
      allow,
    ],
    [
      '(R554) 0209 is not accepted for franchise',
      { flags: ['nativeOnly'], loginCode: '0209', area: 'fpayment' },
      popup('availableCert'),
    ],
    [
      '(R554) 0213 is not accepted for franchise',
      { flags: ['nativeOnly'], loginCode: '0213', area: 'fpayment' },
      popup('availableCert'),
    ],
    [
      '(R178) 02Y1 is accepted for franchise',
      { flags: ['nativeOnly'], loginCode: '02Y1', area: 'fpayment' },
      allow,
    ],
    [
      '(R178) 02Y1 is accepted nowhere else',
      { flags: ['nativeOnly'], loginCode: '02Y1', area: 'point' },
      popup('certificateNeeded'),
    ],
    ...['02K1', '09E1', ''].map(
      (loginCode): Row => [
        `(R179) (R555) ${loginCode || 'no code'} on a certificate screen: add one (A22)`,
        { flags: ['loginCertAuth', 'nativeOnly'], loginCode, area: 'point' },
        popup('addCertificate'),
      ],
    ),
    ['(A21) a plain screen does not ask', { loginCode: '09E1' }, allow],
    [
      '(A21, E08) a payment gate asks, though a browser may open it',
      { flags: ['gpaymentAuthorization'], loginCode: '09E1', area: 'gpayment' },
      popup('certificateNeeded'),
    ],
    [
      '(A21, E08) a payment gate takes the same codes',
      { flags: ['gpaymentAuthorization'], loginCode: '02K1', area: 'gpayment' },
      allow,
    ],
    [
      '(E23) a payment gate in a browser asks nothing',
      { ...browser, flags: ['gpaymentAuthorization'], loginCode: '09E1', area: 'gpayment' },
      allow,
    ],
    ['(E23) a browser is not asked', { ...browser, flags: ['loginCertAuth'], loginCode: '09E1' }, allow],
    [
      '(R162) a visitor on a visitor screen has no login to look at',
      { ...visitor, flags: ['forVisitor', 'nativeOnly'] },
      allow,
    ],
    [
      '(R543) a payment developer screen is left alone',
      { flags: ['nativeOnly', 'forDeveloper'], person: developer, loginCode: '09E1', area: 'gpayment' },
      allow,
    ],
  ],

  'E09 customer due diligence': [
    [
      '(R182) (R552) a target is blocked',
      { flags: ['CDDEDD'], lookups: { cddTarget: async () => '1' } },
      popup('cddEdd'),
    ],
    ['(R183) no target goes on', { flags: ['CDDEDD'], lookups: { cddTarget: async () => '0' } }, allow],
    ['(A27) a failed lookup goes on', { flags: ['CDDEDD'], lookups: { cddTarget: fails } }, allow],
    [
      '(A27) an unknown answer goes on',
      { flags: ['CDDEDD'], lookups: { cddTarget: async () => undefined } },
      allow,
    ],
    [
      '(A27) a screen flagged allowedCddEdd is exempt',
      { flags: ['CDDEDD', 'allowedCddEdd'], lookups: { cddTarget: async () => '1' } },
      allow,
    ],
    ['(A27) a screen without the flag is not asked', { lookups: { cddTarget: async () => '1' } }, allow],
    [
      '(R184) another type is asked',
      { flags: ['CDDEDD'], query: 'type=other', lookups: { cddTarget: async () => '1' } },
      popup('cddEdd'),
    ],
  ],

  'E10 step parameter': [
    [
      '(R545) (R546) the foreign area starts again',
      { flags: ['stepParam'], hasStepParam: false, area: 'gpayment' },
      dialog('stepParamMissing', { confirmTo: '/gpayment/FGP10000' }),
    ],
    [
      '(R547) the franchise area starts again',
      { flags: ['stepParam'], hasStepParam: false, area: 'fpayment' },
      dialog('stepParamMissing', { confirmTo: '/fpayment/FFQ01000' }),
    ],
    [
      '(A36) any other area starts at its first screen',
      { flags: ['stepParam'], hasStepParam: false, appHome: '/forest/FTR10000' },
      dialog('stepParamMissing', { confirmTo: '/forest/FTR10000' }),
    ],
    [
      '(A36) else at home',
      { flags: ['stepParam'], hasStepParam: false },
      dialog('stepParamMissing', { confirmTo: '/main/FMA10000' }),
    ],
    [
      '(A36) the first screen itself leads home, not to itself',
      { flags: ['stepParam'], hasStepParam: false, appHome: '/forest/FTR22000' },
      dialog('stepParamMissing', { confirmTo: '/main/FMA10000' }),
    ],
    ['(R561) a stored one opens the step', { flags: ['stepParam'] }, allow],
    ['(R561) a screen without the flag needs none', { hasStepParam: false }, allow],
    [
      '(R543) a payment developer screen needs none',
      { flags: ['stepParam', 'forDeveloper'], person: developer, hasStepParam: false, area: 'gpayment' },
      allow,
    ],
  ],

  'E10 payment authorisation': [
    ['(R548) everything is there', { flags: ['gpaymentAuthorization'] }, allow],
    [
      '(R541) (R548) no point wallet: join, else home (A24)',
      {
        flags: ['gpaymentAuthorization'],
        lookups: { pointWallet: async () => ({ exists: false, mainAccount: false }) },
      },
      dialog('pointNotJoined', { confirmTo: '/point/FPO10000', cancelTo: '/main/FMA10000' }),
    ],
    [
      '(R542) no main linked account: register, cancel stays (A26)',
      {
        flags: ['gpaymentAuthorization'],
        area: 'fpayment',
        lookups: { pointWallet: async () => ({ exists: true, mainAccount: false }), gpaymentUser: fails },
      },
      dialog('pointLinkMissing', { confirmTo: '/point/FPO21100' }),
    ],
    [
      '(R549) no gpayment user: the foreign start page',
      { flags: ['gpaymentAuthorization'], lookups: { gpaymentUser: async () => false } },
      redirect('/gpayment/FGP10000'),
    ],
    [
      '(R549) from the start page: home (A25)',
      {
        flags: ['gpaymentAuthorization'],
        from: { code: 'FGP10000' },
        lookups: { gpaymentUser: async () => false },
      },
      redirect('/main/FMA10000'),
    ],
    [
      '(R549) the start page itself: home, not itself',
      {
        flags: ['gpaymentAuthorization'],
        screen: screenOf('FGP10000', 'gpayment'),
        lookups: { gpaymentUser: async () => false },
      },
      redirect('/main/FMA10000'),
    ],
    [
      '(R549) (R655) a failed user lookup counts as no user',
      { flags: ['gpaymentAuthorization'], lookups: { gpaymentUser: fails } },
      redirect('/gpayment/FGP10000'),
    ],
    [
      '(R548) (R655) a failed wallet lookup leads home without saying "not joined"',
      { flags: ['gpaymentAuthorization'], lookups: { pointWallet: fails } },
      redirect('/main/FMA10000'),
    ],
    [
      '(R543) not for developer routes',
      {
        flags: ['gpaymentAuthorization', 'forDeveloper'],
        person: developer,
        lookups: { pointWallet: fails },
      },
      allow,
    ],
    [
      '(R162) a visitor screen with it still needs a login',
      { ...visitor, flags: ['gpaymentAuthorization', 'forVisitor'] },
      dialog('loginGuide'),
    ],
  ],

  'E10 terms agreed before': [
    [
      '(R550) everything agreed: on to FGP31000',
      { flags: ['reStpulPop'], area: 'gpayment' },
      redirect('/gpayment/FGP31000'),
    ],
    [
      '(R550) (R556) the location terms may be open',
      {
        flags: ['reStpulPop'],
        lookups: {
          paymentTerms: async () =>
            agreedTo({
              29: [
                { termsId: 'CML000120', isAgreed: true },
                { termsId: 'CML000122', isAgreed: false },
              ],
            }),
        },
      },
      redirect('/gpayment/FGP31000'),
    ],
    ...['29', '41', '42'].flatMap((service): Row[] => [
      [
        `(R556) one agreement of ${service} is missing (A28, A91)`,
        {
          flags: ['reStpulPop'],
          lookups: {
            paymentTerms: async () => agreedTo({ [service]: [{ termsId: 'CML000001', isAgreed: false }] }),
          },
        },
        allow,
      ],
      [
        `(R556) an empty list of ${service} is no agreement (E56)`,
        { flags: ['reStpulPop'], lookups: { paymentTerms: async () => agreedTo({ [service]: [] }) } },
        allow,
      ],
    ]),
    [
      '(R556) terms of no service at all are no agreement (E56)',
      { flags: ['reStpulPop'], lookups: { paymentTerms: async () => [] } },
      allow,
    ],
    ['(R556) terms unknown', { flags: ['reStpulPop'], lookups: { paymentTerms: fails } }, allow],
    [
      '(R550) no gpayment user',
      { flags: ['reStpulPop'], lookups: { gpaymentUser: async () => false } },
      allow,
    ],
    ['(R550) user unknown', { flags: ['reStpulPop'], lookups: { gpaymentUser: fails } }, allow],
    [
      '(R557) no location agreement',
      { flags: ['reStpulPop'], lookups: { locationAgreed: async () => false } },
      allow,
    ],
    ['(R557) location unknown', { flags: ['reStpulPop'], lookups: { locationAgreed: fails } }, allow],
    ['(R550) only in the app', { ...browser, flags: ['reStpulPop'] }, allow],
    ...['0200', '02Y1', '09K1', ''].map(
      (loginCode): Row => [
        `(R558) ${loginCode || 'no code'} is not one of the five (A23)`,
        { flags: ['reStpulPop'], loginCode, area: 'fpayment' },
        allow,
      ],
    ),
    [
      '(R550) FGP31000 itself stays',
      { flags: ['reStpulPop'], screen: screenOf('FGP31000', 'gpayment') },
      allow,
    ],
  ],

  "E11 the screen's own gate": [
    [
      '(R766) sends on',
      { gate: async () => redirect('/studentcard/FSL11000') },
      redirect('/studentcard/FSL11000'),
    ],
    ['(R767) lets in', { gate: async () => allow }, allow],
    ['(R781) lets in when it fails', { gate: fails }, allow],
    ['(R783) is not needed', {}, allow],
  ],
};

describe.each(Object.entries(tables))('%s', (_, rows) => {
  it.each(rows)('%s', async (_name, situation, verdict) => {
    expect(await runGuards(contextOf(situation))).toEqual(verdict);
  });
});

describe('the CDD lookup', () => {
  const unasked: [string, Situation][] = [
    ['(R184) with type=starclubPointry', { query: 'type=starclubPointry' }],
    ['(R185) without a popup host', { hasPopupHost: false }],
    ['(R186) for a developer', { person: developer }],
    ['(R187) for a visitor', { ...visitor, flags: ['CDDEDD', 'forVisitor'] }],
    ['(A27) on an exempt screen', { flags: ['CDDEDD', 'allowedCddEdd'] }],
    ['(R163) when the login guide comes first', visitor],
    ['(R180) when the certificate comes first', { flags: ['CDDEDD', 'nativeOnly'], loginCode: '' }],
  ];

  it.each(unasked)('is not asked %s', async (_, situation) => {
    const lookups = lookupsThatSayYes();
    await runGuards(contextOf({ flags: ['CDDEDD'], ...situation, lookups }));
    expect(lookups.cddTarget).not.toHaveBeenCalled();
  });

  it('(R181) (R551) is asked once when all four hold', async () => {
    const lookups = lookupsThatSayYes();
    await runGuards(contextOf({ flags: ['CDDEDD'], lookups }));
    expect(lookups.cddTarget).toHaveBeenCalledTimes(1);
  });
});

it('(R542) asks for the gpayment user only after wallet and account', async () => {
  const lookups = { ...lookupsThatSayYes(), pointWallet: async () => ({ exists: true, mainAccount: false }) };
  await runGuards(contextOf({ flags: ['gpaymentAuthorization'], lookups }));
  expect(lookups.gpaymentUser).not.toHaveBeenCalled();
});
