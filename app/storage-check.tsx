export { StorageCheckScreen as default } from '@/features/storage-check/storage-check-screen';
