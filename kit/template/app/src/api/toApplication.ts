import type { Application, Term } from '../model/application.ts';
import type { WireApplication, WireTerm } from './wire.ts';

export function toTerm(wire: WireTerm): Term {
  return { id: wire.hirkStpulId, title: wire.stpulName, text: wire.stpulCtnt, mandatory: wire.mandanYn };
}

export function toApplication(wire: WireApplication): Application {
  return { number: wire.aplyNo, name: wire.aplyNm, amount: wire.aplyAmt, date: wire.aplyYmd };
}
