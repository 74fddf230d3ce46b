#!/usr/bin/env -S gjs -m
// A wallet app in small: GTK 3 windows with a WebKit view each, one cookie jar for all, and the bridge's text
// channel as WKWebView has it (contracts/bridge.md). WebKitWebDriver starts and drives it in a browser's place.
import GLib from 'gi://GLib?version=2.0';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const loop = new GLib.MainLoop(null, false);
const context = WebKit2.WebContext.new_ephemeral();
context.set_automation_allowed(true);

const origin = GLib.getenv('WALLET_URL') ?? 'http://localhost:4173';
const views = [];
let opened = 0;

function say(view, message) {
  const text = JSON.stringify(JSON.stringify(message));
  view.evaluate_javascript(`window.WalletBridge?.receive(${text})`, -1, null, null, null, null);
}

function reply(view, id, result) {
  say(view, { v: 1, kind: 'reply', id, ok: true, result });
}

function info(entry) {
  return {
    platform: 'ios',
    appVersion: 'I6.3.0',
    osVersion: '19.1',
    phoneModel: 'iPhone18,1',
    deviceId: 'webkit-host',
    webViewId: entry.id,
    ...(entry.openerId ? { openerId: entry.openerId } : {}),
    methods: [
      'hello',
      'openWebView',
      'closeView',
      'setTopBar',
      'openWindow',
      'checkPermission',
      'getLoginInfo',
    ],
  };
}

// Runs first in every document. Lets a test tell the windows apart (their order over WebDriver is not stable), and
// keeps what went wrong in any of them.
const scriptOf = (id) => `
  Object.defineProperty(window, 'walletWebViewId', { value: '${id}' });
  {
    const key = 'webkit.errors';
    const keep = (...what) => {
      const before = JSON.parse(localStorage.getItem(key) ?? '[]');
      localStorage.setItem(key, JSON.stringify([...before, location.pathname + ': ' + what.join(' ')]));
    };
    const { error } = console;
    console.error = (...what) => (keep('console', ...what), error.apply(console, what));
    addEventListener('error', ({ message, filename }) => keep(message, filename));
    addEventListener('unhandledrejection', ({ reason }) => keep('unhandled', reason));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      keep('policy', violatedDirective, blockedURI));
  }`;

const visitor = { ci: '', isVisitUser: 'Y', nativeLiteYn: 'N', loginWay: '', loginAccessMediaDstic: '' };

function close(entry, result) {
  const index = views.indexOf(entry);
  if (index <= 0) {
    entry.view.load_uri(`${origin}/`);
    return;
  }
  views.splice(index, 1);
  entry.window.destroy();
  const opener = views.find(({ id }) => id === entry.openerId);
  if (opener)
    say(opener.view, { v: 1, kind: 'event', name: 'viewClosed', data: { webViewId: entry.id, result } });
  const top = views[views.length - 1];
  if (!top) return;
  top.window.show();
  say(top.view, { v: 1, kind: 'event', name: 'resume' });
}

function answer(entry, { id, method, params }) {
  switch (method) {
    case 'hello':
      return reply(entry.view, id, info(entry));
    case 'openWebView': {
      const next = open(entry.id);
      say(entry.view, { v: 1, kind: 'event', name: 'pause' });
      // What lies under another WebView is out of sight, for the page as well.
      entry.window.hide();
      next.view.load_uri(origin + params.url);
      return reply(entry.view, id, { webViewId: next.id });
    }
    case 'closeView':
      reply(entry.view, id, true);
      return GLib.idle_add(GLib.PRIORITY_DEFAULT, () => {
        close(entry, params?.result);
        return GLib.SOURCE_REMOVE;
      });
    case 'getLoginInfo':
      return reply(entry.view, id, visitor);
    case 'checkPermission':
      return reply(entry.view, id, { status: 'granted' });
    case 'setTopBar':
    case 'openWindow':
      return reply(entry.view, id, true);
    default:
      return say(entry.view, {
        v: 1,
        kind: 'reply',
        id,
        ok: false,
        error: { code: 'UNSUPPORTED', message: method },
      });
  }
}

function open(openerId) {
  opened += 1;
  const manager = new WebKit2.UserContentManager();
  const view = new WebKit2.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    user_content_manager: manager,
  });
  const window = new Gtk.Window({ default_width: 390, default_height: 844 });
  const entry = { id: String(opened), openerId, view, window };
  manager.connect('script-message-received::walletBridge', (_, result) => {
    answer(entry, JSON.parse(result.get_js_value().to_string()));
  });
  manager.register_script_message_handler('walletBridge');
  manager.add_script(
    new WebKit2.UserScript(
      scriptOf(entry.id),
      WebKit2.UserContentInjectedFrames.TOP_FRAME,
      WebKit2.UserScriptInjectionTime.START,
      null,
      null,
    ),
  );
  window.add(view);
  window.show_all();
  views.push(entry);
  return entry;
}

context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => (views[0] ?? open()).view);
});
loop.run();
