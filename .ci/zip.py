"""Packs a folder into a zip that tells nothing but its files: python3 zip.py FOLDER FILE.zip 2026-11-29T15:00:00Z"""
import sys
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

folder, target, time = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
moment = tuple(int(part) for part in (time[:4], time[5:7], time[8:10], time[11:13], time[14:16], time[17:19]))
with ZipFile(target, 'w', ZIP_DEFLATED, compresslevel=9) as archive:
    for file in sorted(path for path in folder.rglob('*') if path.is_file()):
        entry = ZipInfo(file.relative_to(folder).as_posix(), moment)
        entry.external_attr = 0o644 << 16
        entry.compress_type = ZIP_DEFLATED
        archive.writestr(entry, file.read_bytes())
