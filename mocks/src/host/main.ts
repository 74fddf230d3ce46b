import './style/base.css';
import './style/device.css';
import './style/panel.css';
import { readPersonas, resetWorld } from './customer.ts';
import type { PhonePersona } from './model/identity.ts';
import { createMessageLog } from './model/messageLog.ts';
import { keepSettings, readSettings, type Settings } from './model/settings.ts';
import { createPhone } from './phone.ts';
import { createDevice } from './view/device.ts';
import { createLogView } from './view/logView.ts';
import { createPanel } from './view/panel.ts';

let settings = readSettings(localStorage);
let personas: PhonePersona[] = [];
const log = createMessageLog();

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
  log,
  onChange: () => panel?.draw(),
  onPermission: (name, status) => change({ permissions: { ...settings.permissions, [name]: status } }),
});

async function newCustomer() {
  panel?.setStatus('A fresh world …');
  const done = await resetWorld(settings, persona());
  panel?.setStatus(done ? `A fresh world for ${settings.persona}.` : 'The mock backend did not answer.');
  phone.start('/');
}

// Declared after the phone, which may already report changes to it.
let panel: ReturnType<typeof createPanel> | null = null;
panel = createPanel({
  phone,
  settings: () => settings,
  change,
  newCustomer: () => void newCustomer(),
  restart: () => phone.start('/'),
  logView: createLogView(log),
});

document.getElementById('host')?.append(createDevice(phone), panel.element);

personas = await readPersonas();
panel.setPersonas(personas);
const wanted = new URLSearchParams(location.search).get('start');
if (wanted?.startsWith('/')) phone.start(wanted, { source: 'affiliate' });
else phone.start('/');
// Pages move by history.pushState, which tells nobody.
setInterval(() => panel?.draw(), 500);
