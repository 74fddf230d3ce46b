import { todaySeoul } from '@wallet/kit/format';
import { Badge, Cover, MediaCard, Note, type Tone } from '@wallet/kit/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages/index.ts';
import type { Kind } from '../model/animal.ts';

interface AnimalRowProps {
  one: {
    name: string;
    kind: Kind;
    breed: string;
    birth: string;
    image: string;
    state: 'none' | 'applied' | 'registered' | 'lost' | 'dead';
  };
  onClick: () => void;
  children?: ReactNode;
}

const tones: Readonly<Record<AnimalRowProps['one']['state'], Tone>> = {
  none: 'accent',
  applied: 'info',
  registered: 'success',
  lost: 'danger',
  dead: 'neutral',
};

/** An animal of mine: its face, how old it is, how it stands. */
export function AnimalRow({ one, onClick, children }: AnimalRowProps) {
  const t = messages.use();
  return (
    <MediaCard
      look="row"
      level={3}
      title={one.name}
      cover={<Cover of={one.name} src={one.image} picture="pems" />}
      badge={<Badge tone={tones[one.state]}>{t.states[one.state]}</Badge>}
      action="openAnimal"
      onClick={onClick}
    >
      <Note>{one.state === 'dead' ? t.kept(one) : t.about({ ...one, today: todaySeoul() })}</Note>
      {children}
    </MediaCard>
  );
}
