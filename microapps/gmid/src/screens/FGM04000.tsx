import { DevPage } from '../flows/DevPage.tsx';

export const FGM04000 = () => <DevPage code="FGM04000" />;
