#!/bin/sh
# Runs once, in the empty database: makes the shop's database and its two roles, neither of which is a superuser.
set -eu
PGPASSWORD="$(cat /run/secrets/POSTGRES_PASSWORD)" psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 \
  --set owner_password="$(cat /run/secrets/OWNER_PASSWORD)" --set password="$(cat /run/secrets/SHOP_PASSWORD)" \
  --file /etc/hearing-shop/database.sql
