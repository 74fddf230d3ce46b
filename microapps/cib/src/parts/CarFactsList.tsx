import { KeyValue } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { CarFacts } from '../model/car.ts';

/** What the register says; its model not twice where the page names it. */
export function CarFactsList({ car, isNamed = false }: { car: CarFacts; isNamed?: boolean }) {
  const t = messages.use();
  return (
    <KeyValue
      rows={[
        { label: t.facts.plate, value: car.plate },
        ...(isNamed ? [] : [{ label: t.facts.model, value: car.model }]),
        { label: t.facts.fuel, value: t.fuels[car.fuel] },
        { label: t.facts.size, value: t.weight({ size: car.size, weight: car.weight }) },
        { label: t.facts.kind, value: t.kinds[car.kind] },
        { label: t.facts.valid, value: t.span({ from: car.validFrom, until: car.validTo }) },
        { label: t.facts.window, value: t.span({ from: car.opens, until: car.closes }), isStrong: true },
      ]}
    />
  );
}
