import './style/base.css';
import './style/device.css';
import './style/keyboard.css';
import './style/panel.css';
import { isWalletPath, type Registry } from '@wallet/kit/manifest';
import { readPersonas, resetWorld } from './customer.ts';
import { createAudit } from './model/audit.ts';
import { readRegistry } from './model/bridgeRights.ts';
import type { PhonePersona } from './model/identity.ts';
import { createMessageLog } from './model/messageLog.ts';
import { keepSettings, readSettings, type Settings } from './model/settings.ts';
import { createPhone } from './phone.ts';
import { createAuditView } from './view/auditView.ts';
import { createDevice } from './view/device.ts';
import { createLogView } from './view/logView.ts';
import { createPanel } from './view/panel.ts';

let settings = readSettings(localStorage);
let personas: PhonePersona[] = [];
let registry: Registry | null = null;
const log = createMessageLog();
const audit = createAudit();

function change(next: Partial<Settings>) {
  settings = { ...settings, ...next };
  keepSettings(localStorage, settings);
  phone.refresh();
}

function persona(): PhonePersona | null {
  return personas.find(({ id }) => id === settings.persona) ?? null;
}

const phone = createPhone({
  settings: () => settings,
  persona,
  registry: () => registry,
  async readRegistry() {
    registry = await readRegistry();
  },
  log,
  audit,
  onChange: () => panel?.draw(),
  onPermission: (name, status) => change({ permissions: { ...settings.permissions, [name]: status } }),
});

/** A release since the last start may have changed what apps list. */
async function start(url: string, launch?: Parameters<typeof phone.start>[1]) {
  registry = await readRegistry();
  phone.start(url, launch);
}

async function newCustomer() {
  panel?.setStatus('A fresh world …');
  const done = await resetWorld(settings, persona());
  panel?.setStatus(done ? `A fresh world for ${settings.persona}.` : 'The mock backend did not answer.');
  await start('/');
}

// Declared after the phone, which may already report changes to it.
let panel: ReturnType<typeof createPanel> | null = null;
panel = createPanel({
  phone,
  settings: () => settings,
  change,
  newCustomer: () => void newCustomer(),
  start: (url, launch) => void start(url, launch),
  auditView: createAuditView({ rows: () => audit.rows(registry ?? { apps: [] }), clear: audit.clear }),
  logView: createLogView(log, {
    front: () => phone.rows().find(({ isTop }) => isTop) ?? null,
    allowed: (app) => registry?.apps.find(({ id }) => id === app)?.bridge,
  }),
});

document.getElementById('host')?.append(createDevice(phone), panel.element);

personas = await readPersonas();
panel.setPersonas(personas);
const wanted = new URLSearchParams(location.search).get('start');
if (wanted !== null && isWalletPath(wanted)) await start(wanted, { source: 'affiliate' });
else await start('/');
// Pages move by history.pushState, which tells nobody.
setInterval(() => panel?.draw(), 500);
