import {
  type ErrorCode,
  type HostInfo,
  knownParams,
  type MethodName,
  type MethodParams,
  type MethodResult,
  methods,
} from '@wallet/kit/bridge';
import type { PhonePersona } from './identity.ts';
import { signatureOf, WALLET_CERTIFICATE } from './presentation.ts';
import type { PermissionName, PermissionStatus, Settings } from './settings.ts';
import { standInsOf, walletEnds } from './standIns.ts';
import type { NewWebView, TopBar } from './webViewStack.ts';

/** What the app puts before the customer, and what they can say to it. */
export interface Question {
  kind: 'permission' | 'nativeScreen' | 'sign';
  title: string;
  /** Lines of plain text under the title. */
  details: string[];
  /** JSON to start from, where the answer is open. */
  draft?: string;
  choices: readonly { value: string; label: string; isMain?: boolean }[];
}

export interface Choice {
  value: string;
  /** What stands in the field for an open answer. */
  draft?: string;
}

/** What the app can do for a WebView; the phone gives it, tests give their own. */
export interface AppSide {
  settings(): Settings;
  hostInfo(webViewId: string): HostInfo;
  loginInfo(): MethodResult<'getLoginInfo'>;
  ssoInfo(): MethodResult<'getSsoInfo'>;
  now(): Date;
  /** Resolves to null where the WebView goes away before there is an answer. */
  ask(webViewId: string, question: Question): Promise<Choice | null>;
  decidePermission(name: PermissionName, status: PermissionStatus): void;
  /** Why the manifest of the app at a WebView's address keeps it from a method; null where it does not. */
  reasonToDeny(webViewId: string, method: MethodName, params?: unknown): string | null;
  /** Who holds the phone, for what its screens read of them. */
  holder(): PhonePersona | null;
  /** The state's wallet, which this phone holds. */
  askWallet(params: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Whether there is room for one more WebView. */
  hasRoom(): boolean;
  openView(view: NewWebView): string;
  /** Brings the WebView of the app that has this address to the front; null where that app is not open. */
  reopenView(url: string): string | null;
  closeView(webViewId: string, result: unknown): void;
  changeTopBar(webViewId: string, change: Partial<TopBar>): void;
  leaveFor(place: { kind: 'browser' | 'inAppView'; url: string; title?: string }): void;
}

/** What a request comes to; `after` is done once the reply is on its way. */
export type Outcome = { result: unknown; after?: () => void } | { code: ErrorCode; message: string };

type Responder<M extends MethodName> = (
  params: MethodParams<M>,
  webViewId: string,
  app: AppSide,
) => Outcome | Promise<Outcome>;

const refused: Outcome = { code: 'DENIED', message: 'the customer said no' };
const cancelled: Outcome = { code: 'CANCELLED', message: 'the customer went back' };

async function permissionOf(
  name: PermissionName,
  webViewId: string,
  app: AppSide,
): Promise<PermissionStatus> {
  const known = app.settings().permissions[name];
  if (known !== 'prompt') return known;
  const choice = await app.ask(webViewId, {
    kind: 'permission',
    title: `Allow the wallet to use: ${name}?`,
    details: [],
    choices: [
      { value: 'denied', label: 'Don’t allow' },
      { value: 'granted', label: 'Allow', isMain: true },
    ],
  });
  if (!choice) return 'prompt';
  const status = choice.value === 'granted' ? 'granted' : 'denied';
  app.decidePermission(name, status);
  return status;
}

function readDraft(draft: string | undefined): Outcome {
  try {
    return { result: JSON.parse(draft || 'null') };
  } catch {
    return { code: 'FAILED', message: 'the answer typed into the phone is no JSON' };
  }
}

const responders: { [M in MethodName]: Responder<M> } = {
  hello: (_, webViewId, app) => ({ result: app.hostInfo(webViewId) }),
  getLoginInfo: (_, __, app) => ({ result: app.loginInfo() }),
  getSsoInfo: (_, __, app) => ({ result: app.ssoInfo() }),
  getToken: ({ audience }, _, app) => ({
    result: {
      token: `mock-token-for-${audience ?? 'wallet'}`,
      expiresAt: new Date(app.now().getTime() + 600_000).toISOString(),
    },
  }),
  openWebView: ({ url, title, topBar, opening, single }, openerId, app) => {
    const known = single ? app.reopenView(url) : null;
    if (known !== null) return { result: { webViewId: known, reopened: true } };
    if (!app.hasRoom()) {
      return { code: 'DENIED', message: `there are ${app.settings().mostWebViews} WebViews already` };
    }
    const bar = typeof topBar === 'boolean' ? { visible: topBar } : topBar;
    const webViewId = app.openView({
      url,
      openerId,
      ...(opening !== undefined && { opening }),
      topBar: { ...(title && { title }), ...definedOnly(bar) },
    });
    return { result: { webViewId } };
  },
  openWindow: ({ url }, _, app) => ({
    result: true,
    after: () => app.leaveFor({ kind: 'browser', url }),
  }),
  openInAppView: ({ url, title }, _, app) => ({
    result: true,
    after: () => app.leaveFor({ kind: 'inAppView', url, ...(title && { title }) }),
  }),
  openNativeScreen: async ({ screen, params = {} }, webViewId, app) => {
    const answers = await standInsOf(screen, params, app.holder(), app.now());
    const always = app.settings().screens[screen];
    const isWallet = screen === 'identityWallet';
    if (answers.atOnce && !always) return { result: isWallet ? await app.askWallet(params) : null };
    const choice = always
      ? { value: always, draft: answers.drafts[always] }
      : await app.ask(webViewId, {
          kind: 'nativeScreen',
          title: `Native screen ${screen}`,
          details: Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
          draft: answers.drafts.answer,
          choices: [
            { value: 'cancel', label: 'Go back' },
            { value: 'fail', label: 'Fail' },
            { value: 'unsupported', label: 'Unknown' },
            { value: 'silence', label: 'Silence' },
            ...answers.others.map(({ name, label }) => ({ value: name, label })),
            ...(answers.drafts.damaged === undefined ? [] : [{ value: 'damaged', label: answers.damage }]),
            { value: 'answer', label: 'Answer', isMain: true },
          ],
        });
    const asWallet = walletEnds[choice?.value ?? ''];
    const isTyped = choice?.value === 'answer' && choice.draft !== answers.drafts.answer;
    if (isWallet && asWallet && !isTyped) return { result: await app.askWallet({ ...params, ...asWallet }) };
    switch (choice?.value) {
      case 'answer':
        return readDraft(choice.draft);
      case 'fail':
        return { code: 'FAILED', message: `${screen} failed` };
      case 'unsupported':
        return { code: 'UNSUPPORTED', message: `this app has no screen ${screen}` };
      case 'silence':
        return new Promise(() => {});
      default: {
        // The damaged one, or another document that lies there.
        const other = answers.drafts[choice?.value ?? ''];
        return other === undefined ? cancelled : readDraft(other);
      }
    }
  },
  closeView: ({ result }, webViewId, app) => ({
    result: true,
    after: () => app.closeView(webViewId, result),
  }),
  setTopBar: (change, webViewId, app) => {
    app.changeTopBar(webViewId, definedOnly(change));
    return { result: true };
  },
  checkPermission: async ({ name, request = false }, webViewId, app) => {
    const status = request ? await permissionOf(name, webViewId, app) : app.settings().permissions[name];
    return { result: { status } };
  },
  getLocation: async (_, webViewId, app) => {
    if ((await permissionOf('location', webViewId, app)) !== 'granted') return refused;
    const { latitude, longitude } = app.settings();
    return { result: { latitude, longitude, accuracy: 12, at: app.now().toISOString() } };
  },
  signWithCertificate: async ({ kind, content }, webViewId, app) => {
    const choice = await app.ask(webViewId, {
      kind: 'sign',
      title: 'Sign with your certificate',
      details: [`kind: ${kind}`, `${content.length} characters`, content.slice(0, 120)],
      choices: [
        { value: 'cancel', label: 'Cancel' },
        { value: 'sign', label: 'Sign', isMain: true },
      ],
    });
    if (choice?.value !== 'sign') return cancelled;
    if (kind === WALLET_CERTIFICATE) return { result: await signatureOf(content) };
    // The certificate that the holder signed in with: another one would not match.
    const certSerial = app.holder()?.person?.certSerial ?? '0001042186';
    return { result: { signature: `mock-signature-${content.length}`, certSerial } };
  },
};

function definedOnly<T extends object>(change: T | undefined): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/**
 * Answers one checked request as the app does.
 * @param params as `readFromPage` gave them: they fit the contract
 */
export async function respond(
  method: MethodName,
  params: unknown,
  webViewId: string,
  app: AppSide,
): Promise<Outcome> {
  const code = app.settings().denied[method];
  if (code) return { code, message: `the panel answers ${method} with ${code}` };
  if (!app.hostInfo(webViewId).methods.includes(method)) {
    return { code: 'UNSUPPORTED', message: `this app does not know ${method}` };
  }
  const reason = app.reasonToDeny(webViewId, method, params);
  if (reason !== null) return { code: 'DENIED', message: reason };
  const known = knownParams(app.hostInfo(webViewId).appVersion, method, params);
  // The name picked the responder, which TypeScript cannot follow through the table.
  return (responders[method] as Responder<MethodName>)(known as never, webViewId, app);
}

/** Methods the panel can refuse. */
export const refusable = Object.keys(methods).filter((name) => name !== 'hello');
