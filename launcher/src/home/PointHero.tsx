import { type Load, useAction, useQuery, useWallet } from '@wallet/kit/app';
import { amountsHidden, toggleAmounts } from '@wallet/kit/common';
import { formatCount } from '@wallet/kit/format';
import type { ReleaseIndex } from '@wallet/kit/manifest';
import type { Person } from '@wallet/kit/session';
import { Button, Hero, PersonMark, VisuallyHidden } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Assets } from '../model/assets.ts';
import { screenOf } from '../model/quickDoors.ts';

interface PointHeroProps {
  person: Person;
  assets: Load<Assets | null>;
  registry: ReleaseIndex | null;
}

/** The first card of home: who is here, the points that can be used at once, and what to do with them. */
export function PointHero({ person, assets, registry }: PointHeroProps) {
  const t = messages.use().home;
  const words = messages.use().assets;
  const { navigate } = useWallet();
  const open = useAction((path: string) => navigate.open(path));
  const isFresh = useQuery().get('loginAfter') === 'true';
  const greet = isFresh ? t.greetingAfterLogin : t.greeting;

  const points = assets.data?.items.find(({ id }) => id === 'point');
  const isCovered = assets.isStale ?? false;
  const pathOf = (code: string) => (registry && screenOf(registry, code)?.path) ?? null;
  const own = pathOf('FMY10000');
  const way = (code: string, action: string, label: string) => {
    const path = pathOf(code);
    if (path === null) return null;
    const isMain = action === 'pay';
    return (
      <Button
        key={action}
        action={action}
        variant={isMain ? 'primary' : 'secondary'}
        {...(isMain ? { icon: 'barcode' as const } : {})}
        onClick={() => void open.run(path)}
      >
        {label}
      </Button>
    );
  };
  const hasWallet = points?.amount !== null;
  const ways = hasWallet
    ? [way('FFQ01000', 'pay', t.pay), way('FPO22100', 'charge', t.charge), way('FPO24110', 'send', t.send)]
    : [way('FPO10000', 'pay', words.texts.point ?? points?.text ?? t.pay)];
  const value =
    points && points.amount !== null && !isCovered && assets.state !== 'loading'
      ? formatCount(points.amount)
      : undefined;
  const problem =
    assets.state === 'error' || (assets.state === 'ready' && points === undefined)
      ? t.laterAgain
      : points?.amount === null
        ? t.noPoints
        : undefined;

  return (
    <div data-asset="point" aria-busy={isCovered}>
      <Hero
        lead={
          <>
            <PersonMark name={person.name} size="small" />
            {greet({ name: person.name })}
            {own !== null && <VisuallyHidden>, {t.own}</VisuallyHidden>}
          </>
        }
        {...(own !== null && { onLead: () => void open.run(own), leadAction: 'page-FMY10000' })}
        label={t.usablePoints}
        value={value}
        unit={words.units.P}
        problem={problem}
        waiting={words.refreshing}
        eye={{
          isHidden: amountsHidden.value,
          label: amountsHidden.value ? words.show : words.hide,
          hidden: words.hidden,
          onToggle: toggleAmounts,
        }}
      >
        {ways.some((each) => each !== null) ? ways : undefined}
      </Hero>
    </div>
  );
}
