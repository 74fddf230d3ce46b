import { errorCodes, nativeScreens } from '@wallet/kit/bridge';
import { refusable } from '../model/respond.ts';
import { permissionNames, type Settings, screenEnds } from '../model/settings.ts';
import type { Phone } from '../phone.ts';
import { button, element } from './element.ts';
import { checkField, numberField, rangeField, row, section, selectField, textField } from './fields.ts';
import { createWebViewList } from './webViewList.ts';

export interface PanelOptions {
  phone: Phone;
  settings(): Settings;
  change(next: Partial<Settings>): void;
  /** A fresh world and a fresh start, with the customer the panel asks for. */
  newCustomer(): void;
  /** Closes everything and starts again there; `launch` goes into the first hello. */
  start(url: string, launch?: Record<string, unknown>): void;
  auditView: { element: HTMLElement; draw(): void };
  logView: HTMLElement;
}

export interface Panel {
  readonly element: HTMLElement;
  setPersonas(personas: readonly { id: string; summary: string }[]): void;
  setStatus(text: string): void;
  draw(): void;
}

const loginCodes = [
  '02K1',
  '02K2',
  '02K3',
  '02K4',
  '25K5',
  '0200',
  '0209',
  '0213',
  '02Y1',
  '09K1',
  '09E1',
  '27K6',
];
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Everything a developer can do to the phone. */
export function createPanel(options: PanelOptions): Panel {
  const { phone, settings, change, newCustomer, auditView, logView } = options;
  const start = settings();
  const status = element('p', { class: 'quiet', role: 'status', 'data-host': 'status' });
  const list = createWebViewList(phone);

  const persona = selectField({
    host: 'persona',
    label: 'Persona',
    value: start.persona,
    options: plain([start.persona]),
    onChange: (value) => {
      change({ persona: value });
      newCustomer();
    },
  });
  const customer = section(
    'Customer',
    true,
    persona,
    selectField({
      host: 'sign-in',
      label: 'Comes in',
      value: start.signIn,
      options: [
        { value: 'native', label: 'signed in by the app (native login)' },
        { value: 'session', label: 'signed in already (session cookie)' },
        { value: 'visitor', label: 'as a visitor' },
      ],
      onChange: (value) => {
        change({ signIn: value as Settings['signIn'] });
        newCustomer();
      },
    }),
    selectField({
      host: 'login-code',
      label: 'Login code',
      value: start.loginCode,
      options: [
        { value: '', label: 'the persona’s own' },
        ...plain(loginCodes),
        { value: 'none', label: 'missing' },
      ],
      onChange: (value) => {
        change({ loginCode: value });
        newCustomer();
      },
    }),
    status,
  );

  const app = section(
    'App',
    true,
    selectField({
      host: 'platform',
      label: 'Platform',
      value: start.platform,
      options: [
        { value: 'ios', label: 'iOS' },
        { value: 'android', label: 'Android' },
      ],
      onChange: (value) => change({ platform: value as Settings['platform'] }),
    }),
    textField({
      host: 'version',
      label: 'App version',
      value: start.version,
      suggestions: ['6.4.0', '6.3.0', '6.2.26', '6.2.25', '6.2.3', '5.9.0'],
      onChange: (value) => change({ version: value.replace(/^[IG]/i, '') }),
    }),
    selectField({
      host: 'locale',
      label: 'Language',
      value: start.locale,
      options: [
        { value: 'ko', label: '한국어' },
        { value: 'en', label: 'English' },
      ],
      onChange: (value) => change({ locale: value as Settings['locale'] }),
    }),
    selectField({
      host: 'theme',
      label: 'Theme',
      value: start.theme,
      options: plain(['system', 'light', 'dark']),
      onChange: (value) => change({ theme: value as Settings['theme'] }),
    }),
    textField({
      host: 'group',
      label: 'Group app',
      value: start.group,
      suggestions: ['KB0', 'KC0', 'KM0', 'KN1', 'KS2'],
      onChange: (value) => change({ group: value.toUpperCase() }),
    }),
    element('p', { class: 'quiet' }, 'A page learns these with its hello: start again after a change.'),
    row(button({ host: 'restart', label: 'Restart the app', onClick: () => options.start('/') })),
  );

  const open = section(
    'Open',
    true,
    textField({
      host: 'start',
      label: 'Path',
      value: start.start,
      suggestions: ['/forest/FTR10000', '/?pageId=FTR10000', '/main/FMA10000', '/mber/FME11000'],
      onChange: (value) => change({ start: value }),
    }),
    row(
      button({
        host: 'open',
        label: 'Open as an affiliate app',
        onClick: () => options.start(pathOf(settings().start), { source: 'affiliate' }),
      }),
    ),
    element('p', { class: 'quiet' }, 'The wallet starts right there; its home has never run.'),
  );

  const webViews = section(
    'WebViews',
    true,
    list.element,
    numberField({
      host: 'most-webviews',
      label: 'At most',
      value: start.mostWebViews,
      step: '1',
      onChange: (mostWebViews) =>
        change({ mostWebViews: Math.min(20, Math.max(1, Math.round(mostWebViews))) }),
    }),
  );

  const glass = section(
    'Screen',
    true,
    selectField({
      host: 'keyboard-mode',
      label: 'Keyboard',
      value: start.keyboard,
      options: [
        { value: 'none', label: 'none: the computer’s own' },
        { value: 'resize', label: 'makes the page smaller (Android)' },
        { value: 'overlay', label: 'covers the page (iOS)' },
      ],
      onChange: (value) => change({ keyboard: value as Settings['keyboard'] }),
    }),
    checkField({
      host: 'edge-to-edge',
      label: 'Pages reach under the bars (insets)',
      value: start.isEdgeToEdge,
      onChange: (isEdgeToEdge) => change({ isEdgeToEdge }),
    }),
  );

  const deniedList = element('div', { class: 'chips', 'data-host': 'denied' });
  let method = refusable[0] ?? '';
  let code: string = 'DENIED';
  function drawDenied() {
    const { denied } = settings();
    deniedList.replaceChildren(
      ...Object.entries(denied).map(([name, answer]) =>
        button({
          host: `allow-${name}`,
          label: `${name}: ${answer} ×`,
          className: 'chip',
          onClick: () => {
            const { [name]: _, ...rest } = settings().denied;
            change({ denied: rest });
            drawDenied();
          },
        }),
      ),
    );
  }
  drawDenied();
  const faults = section(
    'Faults',
    true,
    rangeField({
      host: 'latency',
      label: 'Latency',
      value: start.latencyMs,
      max: 15_000,
      step: 100,
      unit: 'ms',
      onChange: (latencyMs) => change({ latencyMs }),
    }),
    rangeField({
      host: 'loss',
      label: 'Loss',
      value: start.lossPercent,
      max: 100,
      step: 5,
      unit: '%',
      onChange: (lossPercent) => change({ lossPercent }),
    }),
    checkField({
      host: 'silence',
      label: 'Silence: the app answers nothing',
      value: start.isSilent,
      onChange: (isSilent) => change({ isSilent }),
    }),
    checkField({
      host: 'least-privilege',
      label: 'Deny what an app’s manifest does not list',
      value: start.isLeastPrivilege,
      onChange: (isLeastPrivilege) => change({ isLeastPrivilege }),
    }),
    checkField({
      host: 'keeps-ready',
      label: 'Keep a WebView ready for the next page',
      value: start.keepsReady,
      onChange: (keepsReady) => change({ keepsReady }),
    }),
    selectField({
      host: 'deny-method',
      label: 'Refuse',
      value: method,
      options: plain(refusable),
      onChange: (value) => {
        method = value;
      },
    }),
    selectField({
      host: 'deny-code',
      label: 'with',
      value: code,
      options: plain(errorCodes.filter((name) => name !== 'TIMEOUT')),
      onChange: (value) => {
        code = value;
      },
    }),
    row(
      button({
        host: 'deny',
        label: 'Refuse it',
        onClick: () => {
          change({ denied: { ...settings().denied, [method]: code } as Settings['denied'] });
          drawDenied();
        },
      }),
    ),
    deniedList,
  );

  const permissionFields = new Map(
    permissionNames.map((name) => [
      name,
      selectField({
        host: `permission-${name}`,
        label: name,
        value: start.permissions[name],
        options: plain(['prompt', 'granted', 'denied']),
        onChange: (value) =>
          change({ permissions: { ...settings().permissions, [name]: value } as Settings['permissions'] }),
      }),
    ]),
  );
  const permissions = section(
    'Permissions',
    false,
    ...permissionFields.values(),
    numberField({
      host: 'latitude',
      label: 'Latitude',
      value: start.latitude,
      step: 'any',
      onChange: (latitude) => change({ latitude }),
    }),
    numberField({
      host: 'longitude',
      label: 'Longitude',
      value: start.longitude,
      step: 'any',
      onChange: (longitude) => change({ longitude }),
    }),
  );

  const screens = section(
    'Screens of the app',
    false,
    ...Object.keys(nativeScreens).map((name) =>
      selectField({
        host: `screen-${name}`,
        label: name,
        value: start.screens[name] ?? '',
        options: [{ value: '', label: 'asks' }, ...plain(screenEnds)],
        onChange: (value) => {
          const { [name]: _, ...rest } = settings().screens;
          change({ screens: { ...rest, ...(value && { [name]: value }) } as Settings['screens'] });
        },
      }),
    ),
  );

  const events = section(
    'Events',
    true,
    row(
      button({ host: 'login-changed-in', label: 'loginChanged: in', onClick: () => phone.tellLogin(true) }),
      button({
        host: 'login-changed-out',
        label: 'loginChanged: out',
        onClick: () => phone.tellLogin(false),
      }),
      button({ host: 'app-restart', label: 'restarted', onClick: phone.restartApp }),
    ),
    element(
      'p',
      { class: 'quiet' },
      'restarted: the app begins anew around its pages and forgets what they asked.',
    ),
  );

  const limits = section(
    'What this phone cannot do',
    true,
    element(
      'p',
      { class: 'quiet', 'data-host': 'limits' },
      'WebViews here are frames of one tab, which share its sessionStorage and its history. The phone swaps the ' +
        'sessionStorage as WebViews come to the front, so each starts empty; what a covered page writes lands in the ' +
        'wrong one. history.back() undoes the newest step of all. A killed page still gets pagehide; a covered one ' +
        'hears it from the bridge, not from visibilitychange. The theme reaches pages in hello only. A frame has no ' +
        'safe area: the phone sets the tokens --safe-top and --safe-bottom instead of env(), and says itself what a ' +
        'keyboard covers (visualViewport). The keyboard shown types nothing; yours does.',
    ),
    checkField({
      host: 'own-storage',
      label: 'Swap sessionStorage between WebViews',
      value: start.hasOwnStorage,
      onChange: (hasOwnStorage) => change({ hasOwnStorage }),
    }),
  );

  const log = section('Messages', true, logView);
  const audit = section('What apps use', true, auditView.element);
  const column = element(
    'div',
    { class: 'column' },
    customer,
    app,
    open,
    glass,
    permissions,
    screens,
    events,
    limits,
  );
  const wide = element('div', { class: 'column' }, webViews, log, faults, audit);

  return {
    element: element('div', { class: 'panel' }, column, wide),
    setPersonas(personas) {
      const known = personas.some(({ id }) => id === settings().persona);
      persona.fill([
        ...(known ? [] : plain([settings().persona])),
        ...personas.map(({ id, summary }) => ({ value: id, label: summary ? `${id}: ${summary}` : id })),
      ]);
      const control = persona.querySelector('select');
      if (control) control.value = settings().persona;
    },
    setStatus: (text) => status.replaceChildren(text),
    draw() {
      list.draw();
      auditView.draw();
      for (const [name, field] of permissionFields) {
        const control = field.querySelector('select');
        if (control) control.value = settings().permissions[name];
      }
    },
  };
}

/** A path on this origin, whatever was typed or pasted. */
function pathOf(typed: string): string {
  try {
    const { pathname, search, hash } = new URL(typed, location.origin);
    return `${pathname}${search}${hash}`;
  } catch {
    return '/';
  }
}
