import { isDoubtful } from '@wallet/kit/api';
import { Gone, Screen, useLoad, useQuery } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readApplication } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import type { ApplicationDetail } from '../model/application.ts';
import { useOneself } from './applying.ts';

interface ApplicationScreenProps {
  ground?: boolean;
  onBack?: () => void;
  /** in place of the error page, where no answer comes */
  unknown?: (reload: () => void) => ReactNode;
  children: (one: ApplicationDetail, reload: () => void) => ReactNode;
}

/** A screen about the application that its address names (`cappReqNo`), read anew whenever it is looked at. */
export function ApplicationScreen({ children, unknown, ...frame }: ApplicationScreenProps) {
  const t = messages.use();
  const number = useQuery().get('cappReqNo');
  const who = useOneself();
  const load = useLoad(
    async (signal) => (number ? readApplication({ who, number }, { signal }) : null),
    [number, who.memberId],
    { onResume: 'reload' },
  );
  if (unknown && load.error && isDoubtful(load.error))
    return <Screen {...frame}>{unknown(load.reload)}</Screen>;
  const gone = <Gone to="FPS40000" {...t.gone} />;
  return (
    <Screen of={load} instead={{ PPS_NOT_FOUND: gone }} {...frame}>
      {(one) => (one ? children(one, load.reload) : gone)}
    </Screen>
  );
}
