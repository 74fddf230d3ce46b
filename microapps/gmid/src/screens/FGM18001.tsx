import { DevPage } from '../flows/DevPage.tsx';

export const FGM18001 = () => <DevPage code="FGM18001" />;
