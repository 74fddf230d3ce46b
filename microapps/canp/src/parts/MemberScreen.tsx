import { Gone, Screen } from '@wallet/kit/app';
import type { ComponentProps } from 'react';
import { messages } from '../messages/index.ts';

/** A screen of members: who has left meanwhile, in another WebView, is led to the beginning. */
export function MemberScreen<T>(props: ComponentProps<typeof Screen<T>>) {
  const t = messages.use();
  const gone = (
    <Gone
      to="FCA50000"
      picture="carbon"
      title={t.refusals.joinFirst}
      description={t.begin.facts[1] ?? ''}
      action={t.begin.join}
    />
  );
  return <Screen {...props} instead={{ CNP_NOT_JOINED: gone, ...props.instead }} />;
}
