-- Why: with the three reports that an account brings, a pack of seven opens all ten tests. The pack of ten is no longer
-- sold; what was bought of it stays as it was.
-- Lock: none that lasts; values are added to types. Undo: not needed, the values may stay unused.
ALTER TYPE "Sku" ADD VALUE 'pack-7' BEFORE 'pack-10';
ALTER TYPE "Sku" ADD VALUE 'gift-pack-7' BEFORE 'gift-pack-10';
ALTER TYPE "GiftContent" ADD VALUE 'pack-7' BEFORE 'pack-10';
