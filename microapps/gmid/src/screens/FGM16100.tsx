import { DevPage } from '../flows/DevPage.tsx';

export const FGM16100 = () => <DevPage code="FGM16100" />;
