import { Screen } from '@wallet/kit/app';

/** An address that its gate leads on from, whoever comes (src/gates.ts). */
export const FCA10000 = () => <Screen state="loading" />;
