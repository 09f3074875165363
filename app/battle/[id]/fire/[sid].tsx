export { FireScreen as default } from '@/features/togo/fire/fire-screen';
