import { useEffect, useState } from 'react';

type Encoded<R> = { state: 'loading' } | { state: 'ready'; result: R } | { state: 'failed' };

/** What an encoder makes of a text, as soon as it is there; never what it made of the text before. */
export function useEncoded<R>(encode: (text: string) => Promise<R>, text: string, variant = ''): Encoded<R> {
  const key = `${variant}:${text}`;
  const [made, setMade] = useState<{ key: string; encoded: Encoded<R> } | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const keep = (encoded: Encoded<R>) => isCurrent && setMade({ key, encoded });
    encode(text).then(
      (result) => keep({ state: 'ready', result }),
      () => keep({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);

  return made?.key === key ? made.encoded : { state: 'loading' };
}
