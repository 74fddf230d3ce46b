import type { Phone } from '../phone.ts';
import { button, element } from './element.ts';

/** Outer size of the device in CSS pixels, frame included (style/device.css). */
const WIDTH = 414;
const HEIGHT = 868;

/** The phone's body around its glass, scaled down where the window is small, and what is done to it by hand. */
export function createDevice(phone: Phone): HTMLElement {
  const body = element('div', { class: 'device' }, phone.screen.element);
  const place = element('div', { class: 'devicePlace' }, body);
  const controls = element(
    'div',
    { class: 'controls', role: 'toolbar', 'aria-label': 'Phone' },
    button({ host: 'back', label: 'Back', onClick: phone.back }),
    button({ host: 'kill', label: 'Kill', onClick: () => phone.kill() }),
    button({ host: 'kill-for-good', label: 'Kill for good', onClick: () => phone.killForGood() }),
    button({ host: 'background', label: 'Background', onClick: phone.background }),
    button({ host: 'foreground', label: 'Foreground', onClick: phone.foreground }),
  );

  function fit() {
    const room = Math.max(420, window.innerHeight - 96);
    const scale = Math.min(1, room / HEIGHT, (document.documentElement.clientWidth - 32) / WIDTH);
    body.style.transform = `scale(${scale})`;
    place.style.width = `${WIDTH * scale}px`;
    place.style.height = `${HEIGHT * scale}px`;
  }
  window.addEventListener('resize', fit);
  fit();

  const name = element('h1', {}, 'The developer’s phone');
  return element('section', { class: 'deviceColumn', 'aria-label': 'Phone' }, name, place, controls);
}
